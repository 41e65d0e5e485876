import type { Static, TSchema } from '@sinclair/typebox'
import type { Problem } from './problems.ts'

/** What is wrong with a value of a setting, by its dotted path inside, with the sentences: `''` is the value itself. */
export type SettingProblems = Record<string, Problem & { sentence: string }>

/** One setting of a venue, as the feature that owns it says it. */
export type Setting<Schema extends TSchema = TSchema> = {
  schema: Schema
  /** What a new venue begins with. */
  standard: Static<Schema>
  /** Guests and machines see what they need to order and to pay, and nothing of the systems behind. */
  seenBy: 'everybody' | 'staff'
  /** The permission that changing it needs. Where there is none, nobody can. */
  writtenWith?: string
  /** What is wrong with a value that has the right shape. */
  problemsOf?(value: Static<Schema>): SettingProblems
}

export type Settings = Readonly<Record<string, Setting>>

/** The names of those that can be changed. */
export type WritableName<S extends Settings> = {
  [Name in keyof S]: S[Name] extends { writtenWith: string } ? Name : never
}[keyof S] &
  string

/** The permissions that changing them needs. */
export type WriterOf<S extends Settings> = Extract<S[keyof S], { writtenWith: string }>['writtenWith']

/** A setting that guests and machines see too. */
export function forEverybody<Schema extends TSchema>(schema: Schema, standard: Static<Schema>): Setting<Schema> {
  return { schema, standard, seenBy: 'everybody' }
}

/** A setting that the venue's staff alone see. */
export function forStaff<Schema extends TSchema>(schema: Schema, standard: Static<Schema>): Setting<Schema> {
  return { schema, standard, seenBy: 'staff' }
}

/** The same setting, which those may change who hold this permission; `problemsOf` says what is wrong beyond its shape. */
export function writtenWith<const P extends string, Schema extends TSchema>(
  permission: P,
  setting: Setting<Schema>,
  problemsOf?: (value: Static<Schema>) => SettingProblems,
): Setting<Schema> & { writtenWith: P } {
  return { ...setting, writtenWith: permission, ...(problemsOf && { problemsOf }) }
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

/** The permission that changing each of them needs, for those that can be changed. */
export function writersOf<S extends Settings>(settings: S): Record<WritableName<S>, WriterOf<S>> {
  const writers = Object.entries(settings).flatMap(([name, { writtenWith: writer }]) =>
    writer === undefined ? [] : [[name, writer] as const],
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries forget which setting each writer is of.
  return Object.fromEntries(writers) as Record<WritableName<S>, WriterOf<S>>
}

/** What is wrong with values of settings, by name and path inside: `integratedPOSList.0.endPointUrl`. */
export function problemsInSettings<S extends Settings>(
  settings: S,
  values: { [Name in keyof S]?: Static<S[Name]['schema']> },
): SettingProblems {
  const found = Object.entries(values).flatMap(([name, value]) =>
    Object.entries(settings[name]?.problemsOf?.(value) ?? {}).map(
      ([path, problem]) => [path === '' ? name : `${name}.${path}`, problem] as const,
    ),
  )
  return Object.fromEntries(found)
}

function partOf<S extends Settings, Part extends 'schema' | 'standard'>(settings: S, part: Part) {
  const parts = Object.entries(settings).map(([name, setting]) => [name, setting[part]])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries forget which setting each part is of.
  return Object.fromEntries(parts) as { [Name in keyof S]: S[Name][Part] }
}
