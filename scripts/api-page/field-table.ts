import type { JsonSchema } from '@brigade/domain/app/json-schema.ts'
import { fieldsOf } from './schema-fields.ts'
import { table } from './table.ts'

/** The parameters of every list, which the introduction explains once. */
const ofEveryList = ['$limit', '$skip']

/**
 * Returns the used fields of a body or a query, and the names of the ignored ones; if there are several forms, those of
 * each.
 */
export function fieldTable(schema: JsonSchema): string {
  return (schema.anyOf ?? [schema]).map(tableOfForm).join('\n\nor\n\n')
}

function tableOfForm(schema: JsonSchema): string {
  const fields = fieldsOf(schema).filter(({ path }) => !ofEveryList.includes(path))
  const read = fields.filter(({ isIgnored }) => !isIgnored)
  const ignored = fields.filter(({ isIgnored }) => isIgnored)
  const rows = read.map(({ path, type, isRequired, limits }) => [`\`${path}\``, type, isRequired ? 'yes' : '', limits])
  const head = ['Field', 'Type', 'Required', 'Limits']
  return [...(rows.length > 0 ? [table(head, rows)] : []), ...ignoredPart(ignored.map(({ path }) => path))].join('\n\n')
}

/** Returns the fields of a record in an answer. */
export function recordTable(schema: JsonSchema): string {
  const isInput = fieldsOf(schema).some(({ isIgnored }) => isIgnored)
  if (isInput) return fieldTable(schema)
  return table(
    ['Field', 'Type'],
    fieldsOf(schema).map(({ path, type }) => [`\`${path}\``, type]),
  )
}

function ignoredPart(paths: string[]): string[] {
  if (paths.length === 0) return []
  return [`May come along and is ignored: ${paths.map((path) => `\`${path}\``).join(', ')}.`]
}
