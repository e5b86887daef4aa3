terraform {
  required_providers {
    aws = { source = "hashicorp/aws", version = ">= 5.0" }
  }
}

# The table of the ticket service.
resource "aws_dynamodb_table" "tickets" {
  name         = "${var.prefix}-tickets" // per stage
  billing_mode = "PAY_PER_REQUEST"
  hash_key     = "PK"
  range_key    = var.sort_key

  attribute {
    name = "PK"
    type = "S"
  }
  attribute {
    name = "SK"
    type = "S"
  }
  dynamic "attribute" {
    for_each = toset(["GSI1PK", "GSI1SK"])
    content {
      name = attribute.value
      type = "S"
    }
  }
  attribute {
    name = "queue"
    type = "S"
  }
  attribute {
    name = "priority"
    type = "N"
  }

  global_secondary_index {
    name            = "GSI1"
    hash_key        = "GSI1PK"
    range_key       = "GSI1SK"
    projection_type = "ALL"
  }

  global_secondary_index {
    name               = "byPriority"
    hash_key           = "queue"
    range_key          = "priority"
    projection_type    = "INCLUDE"
    non_key_attributes = ["ticketId", "title", local.ttl]
  }

  ttl {
    attribute_name = local.ttl
    enabled        = true
  }

  point_in_time_recovery { enabled = true }

  tags = merge(var.tags, {
    Name = "tickets-${terraform.workspace}"
  })

  lifecycle {
    prevent_destroy = true
    ignore_changes  = [read_capacity, write_capacity]
  }
}

data "aws_iam_policy_document" "read" {
  statement {
    actions   = ["dynamodb:GetItem"]
    resources = [aws_dynamodb_table.tickets.arn, "${aws_dynamodb_table.tickets.arn}/index/*"]
  }
}
