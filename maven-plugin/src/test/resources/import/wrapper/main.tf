locals {
  indexes = [
    {
      index_name      = "GSI1"
      hash_key        = "GSI1PK"
      range_key       = "GSI1SK"
      projection_type = "ALL"
    },
    {
      index_name         = "byPriority"
      hash_key           = "queue"
      range_key          = "priority"
      projection_type    = "INCLUDE"
      non_key_attributes = ["ticketId", "title", "expiresAt"]
    },
  ]
}

module "tickets" {
  source = "./table"

  table_name    = "${terraform.workspace}-tickets"
  keys          = ["PK", "SK", "GSI1PK", "GSI1SK", "queue"]
  numbers       = ["priority"]
  indexes       = local.indexes
  ttl_attribute = "expiresAt"
}
