variable "table_name" { type = string }
variable "hash_key" { default = "PK" }
variable "range_key" {
  type    = string
  default = "SK"
}
variable "keys" { type = list(string) }
variable "numbers" { default = [] }
variable "indexes" { default = [] }
variable "ttl_attribute" { default = null }

resource aws_dynamodb_table this {
  name         = var.table_name
  billing_mode = "PAY_PER_REQUEST"
  hash_key     = var.hash_key
  range_key    = var.range_key != null ? var.range_key : null

  dynamic "attribute" {
    for_each = var.keys
    content {
      name = attribute.value
      type = "S"
    }
  }

  dynamic "attribute" {
    for_each = var.numbers
    content {
      name = attribute.value
      type = "N"
    }
  }

  dynamic "global_secondary_index" {
    for_each = var.indexes
    iterator = index
    content {
      name               = index.value.index_name
      hash_key           = index.value.hash_key
      range_key          = lookup(index.value, "range_key", null)
      projection_type    = index.value["projection_type"]
      non_key_attributes = try(index.value.non_key_attributes, null)
    }
  }

  dynamic "ttl" {
    for_each = var.ttl_attribute != null ? [var.ttl_attribute] : []
    content {
      attribute_name = ttl.value
      enabled        = true
    }
  }
}
