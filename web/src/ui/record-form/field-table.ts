import type { ReactNode } from 'react'
import type { Translate } from '#kit/i18n.ts'

/** A field of a form: what it is called and how its values are said, at its control and where two edits meet. */
export type FieldRow = {
  /** A value in words. Else it is said as it stands, and a switch is on or off. */
  text?: (value: unknown) => string
  /** The field that draws this one, below or beside itself. */
  drawnBy?: string
} & (OneValue | InLanguages)

type OneValue = {
  label: string
  labelOf?: undefined
  /** Draws its control. */
  render?: (own: { name: string; label: string }) => ReactNode
}

type InLanguages = {
  label?: undefined
  /** What a text in several languages is called in one of them: "Name in Arabic". */
  labelOf: (language: string) => string
  render?: (own: { name: string; labelOf: (language: string) => string }) => ReactNode
}

/** All fields of a form by their place in its values, in the order in which they are shown. */
export type FieldTable<Values extends object> = { readonly [Name in keyof Values & string]-?: FieldRow }

/** What stands in a form for one field. */
export function drawField(name: string, row: FieldRow): ReactNode {
  return row.labelOf ? row.render?.({ name, labelOf: row.labelOf }) : row.render?.({ name, label: row.label })
}

/** What the value at a path is called: `name.ar` is "Name in Arabic". */
export function labelAt(fields: Readonly<Record<string, FieldRow>>, path: string): string {
  const [name = '', language = ''] = path.split('.')
  const row = fields[name]
  if (!row) return path
  return row.labelOf ? row.labelOf(language) : row.label
}

/** The value at a path in words; `t` speaks for the shell. */
export function textAt(
  fields: Readonly<Record<string, FieldRow>>,
  { path, value, t }: { path: string; value: unknown; t: Translate<'shell'> },
): string {
  const own = fields[path.split('.')[0] ?? '']?.text
  if (value === undefined) return t('form.nothing')
  return (own ? own(value) : plainText(value, t)) || t('form.nothing')
}

function plainText(value: unknown, t: Translate<'shell'>): string {
  if (typeof value === 'boolean') return t(value ? 'form.on' : 'form.off')
  return Array.isArray(value) ? value.join(', ') : String(value)
}
