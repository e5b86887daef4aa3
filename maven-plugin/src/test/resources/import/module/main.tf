module "vpc" {
  source = "terraform-aws-modules/vpc/aws"
  name   = "tickets"
}

module "tickets" {
  source  = "terraform-aws-modules/dynamodb-table/aws"
  version = "~> 4.0"

  name      = "tickets"
  hash_key  = "PK"
  range_key = "SK"

  attributes = [
    { name = "PK", type = "S" },
    { name = "SK", type = "S" },
    { name = "GSI1PK", type = "S" },
    { name = "GSI1SK", type = "S" },
    {
      name = "queue"
      type = "S"
    },
    { "name" : "priority", "type" : "N" },
  ]

  global_secondary_indexes = [
    {
      name            = "GSI1"
      hash_key        = "GSI1PK"
      range_key       = "GSI1SK"
      projection_type = "ALL"
    },
    {
      name               = "byPriority"
      hash_key           = "queue"
      range_key          = "priority"
      projection_type    = "INCLUDE"
      non_key_attributes = ["ticketId", "title", "expiresAt"]
    }
  ]

  ttl_enabled        = true
  ttl_attribute_name = "expiresAt"

  tags = { Terraform = "true" }
}
