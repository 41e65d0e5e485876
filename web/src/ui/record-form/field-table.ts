import type { ReactNode } from 'react'
import type { Translate } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'

/** A field of a form: its label and the text of its values, at its control and in conflicts. */
export type FieldRow = {
  /** Returns a value in words. Without it, the value is shown unchanged, and a switch is on or off. */
  text?: (value: unknown) => string
  /** The field that renders this one, below or beside itself. */
  drawnBy?: string
} & (OneValue | InLanguages)

type OneValue = {
  label: string
  labelOf?: undefined
  /** Renders its control. */
  render?: (own: { name: string; label: string }) => ReactNode
}

type InLanguages = {
  label?: undefined
  /** Returns the label of a text in several languages for one of them: "Name in Arabic". */
  labelOf: (language: string) => string
  render?: (own: { name: string; labelOf: (language: string) => string }) => ReactNode
}

/** All fields of a form by their place in its values, in the order in which they are shown. */
export type FieldTable<Values extends object> = { readonly [Name in keyof Values & string]-?: FieldRow }

/** Renders the control of one field in a form. */
export function drawField(name: string, row: FieldRow): ReactNode {
  return row.labelOf ? row.render?.({ name, labelOf: row.labelOf }) : row.render?.({ name, label: row.label })
}

/** Returns the label of the value at a path: `name.ar` is "Name in Arabic". */
export function labelAt(fields: Readonly<Record<string, FieldRow>>, path: string): string {
  const [name = '', language = ''] = path.split('.')
  const row = fields[name]
  if (!row) return path
  return row.labelOf ? row.labelOf(language) : row.label
}

/** Returns the value at a path as a text; `t` translates for the shell. */
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
  return Array.isArray(value) ? listed(value.map(String)) : String(value)
}
