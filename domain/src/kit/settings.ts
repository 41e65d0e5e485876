import type { Static, TSchema } from '@sinclair/typebox'

/** One setting of a venue, as the feature that owns it says it. */
export type Setting<Schema extends TSchema = TSchema> = {
  schema: Schema
  /** What a new venue begins with. */
  standard: Static<Schema>
  /** Guests and machines see what they need to order and to pay, and nothing of the systems behind. */
  seenBy: 'everybody' | 'staff'
}

export type Settings = Readonly<Record<string, Setting>>

/** A setting that guests and machines see too. */
export function forEverybody<Schema extends TSchema>(schema: Schema, standard: Static<Schema>): Setting<Schema> {
  return { schema, standard, seenBy: 'everybody' }
}

/** A setting that the venue's staff alone see. */
export function forStaff<Schema extends TSchema>(schema: Schema, standard: Static<Schema>): Setting<Schema> {
  return { schema, standard, seenBy: 'staff' }
}

/** The shape of each setting, for a schema that has them as its fields. */
export function schemasOf<S extends Settings>(settings: S): { [Name in keyof S]: S[Name]['schema'] } {
  return partOf(settings, 'schema')
}

/** What a new venue begins with. */
export function standardsOf<S extends Settings>(settings: S): { [Name in keyof S]: S[Name]['standard'] } {
  return partOf(settings, 'standard')
}

/** The names of those that guests and machines see too. */
export function seenByEverybody<S extends Settings>(settings: S): (keyof S & string)[] {
  return Object.keys(settings).filter((name) => settings[name]?.seenBy === 'everybody')
}

function partOf<S extends Settings, Part extends keyof Setting>(settings: S, part: Part) {
  const parts = Object.entries(settings).map(([name, setting]) => [name, setting[part]])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries forget which setting each part is of.
  return Object.fromEntries(parts) as { [Name in keyof S]: S[Name][Part] }
}
