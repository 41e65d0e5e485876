import type { JsonSchema } from '@brigade/domain/app/json-schema.ts'
import { fieldsOf } from './schema-fields.ts'
import { table } from './table.ts'

/** What every list takes; the introduction tells of them once. */
const ofEveryList = ['$limit', '$skip']

/** The fields of a body or a query that are read, and the names of those that may come along for nothing; of several forms, those of each. */
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

/** The fields of a record that is answered. */
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
