import type { MethodContract } from '@brigade/domain/access/contract.ts'
import { shapeOf } from '@brigade/domain/app/api-shapes.ts'
import { type JsonSchema, jsonSchemaOf } from '@brigade/domain/app/json-schema.ts'

/** Returns the answer of a call in words: the name of a named record, else its fields. */
export function answerText(answer: MethodContract['answer']): string {
  if (answer === 'file') return 'a file (xlsx), as a download'
  const schema = jsonSchemaOf(answer)
  const record = schema.properties?.data?.items
  return record && schema.properties?.total ? `a page, or the bare list, of ${nameOf(record)}` : nameOf(schema)
}

function nameOf(schema: JsonSchema): string {
  const shape = shapeOf(schema)
  if (shape) return shape.link
  if (schema.items) return `the bare list of ${nameOf(schema.items)}`
  const forms = schema.anyOf?.map(nameOf)
  return forms ? forms.join(' or ') : `\`${fieldsOf(schema)}\``
}

function fieldsOf({ properties = {} }: JsonSchema): string {
  const fields = Object.entries(properties).map(([field, schema]) => {
    const { items } = schema
    if (items?.properties && !shapeOf(items)) return `${field}: [${fieldsOf(items)}]`
    return schema.properties && !shapeOf(schema) ? `${field}: ${fieldsOf(schema)}` : field
  })
  return `{${fields.join(', ')}}`
}
