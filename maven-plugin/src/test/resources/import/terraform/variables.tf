variable "prefix" {
  type        = string
  description = <<-EOT
    Stands before the name of each resource,
    such as "prod".
  EOT
}

variable "sort_key" {
  type    = string
  default = "SK"
  validation {
    condition     = length(var.sort_key) > 0 && can(regex("^[A-Z]+$", var.sort_key))
    error_message = "The name of an attribute."
  }
}

variable "tags" { default = {} }

locals {
  ttl = "expiresAt"
}
