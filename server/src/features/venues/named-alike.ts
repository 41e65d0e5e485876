import type { Knex } from 'knex'

/** Narrows venues to those whose name contains a text, regardless of capitals. */
export function namedAlike(rows: Knex.QueryBuilder, name: string): void {
  void rows.whereRaw(`lower("name") LIKE ? ESCAPE '\\'`, [`%${escaped(name.toLowerCase())}%`])
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&')
}
