import { differingPaths, type Leaves, leavesOf, meetingOf } from '#kit/forms/form-leaves.ts'

/** The state of an edit: the values it began with, and another person's changes to the record in between. */
export type RecordEdit<Values extends object> = {
  base: Values
  /** The version of the record that `base` was read from; a new record has none. */
  version: number | undefined
  meeting: Meeting | null
}

/** Two edits of one record that conflict. */
export type Meeting = {
  changedBy: string | null
  changedAt: string | null
  mine: Leaves
  theirs: Leaves
  /** The paths that only the other person changed: the form has taken them over. */
  taken: readonly string[]
  /** The paths that both changed, with the owner of the value in the form. */
  conflicts: readonly { path: string; whose: EditOwner }[]
}

/** The person whose edit has a value. */
export type EditOwner = 'mine' | 'theirs'

/** An edit after an event, and the values that the event writes into the form. */
export type EditStep<Values extends object> = { edit: RecordEdit<Values>; fill: Leaves }

type OtherEdit<Values> = {
  mine: Values
  theirs: Values
  version: number
  changedBy: string | null
  changedAt: string | null
}

/**
 * Merges the edit of another person who saved first: paths that only they changed are taken over, paths that both
 * changed become conflicts and keep my value until they are resolved.
 */
export function meetEdit<Values extends object>(
  { base }: RecordEdit<Values>,
  { version, changedBy, changedAt, ...both }: OtherEdit<Values>,
): EditStep<Values> {
  const mine = leavesOf(both.mine)
  const theirs = leavesOf(both.theirs)
  const { taken, conflicts } = meetingOf({ base: leavesOf(base), mine, theirs })
  const meeting: Meeting = {
    changedBy,
    changedAt,
    mine,
    theirs,
    taken,
    conflicts: conflicts.map((path) => ({ path, whose: 'mine' })),
  }
  return { edit: { base: both.theirs, version, meeting }, fill: valuesAt(theirs, taken) }
}

/** Chooses one of the two values of a conflict. */
export function chooseValue<Values extends object>(
  edit: RecordEdit<Values>,
  { path, whose }: { path: string; whose: EditOwner },
): EditStep<Values> {
  const { meeting } = edit
  if (!meeting) return { edit, fill: {} }
  const conflicts = meeting.conflicts.map((one) => (one.path === path ? { path, whose } : one))
  return { edit: { ...edit, meeting: { ...meeting, conflicts } }, fill: valuesAt(meeting[whose], [path]) }
}

/** Starts again with the record as it was read, and discards the typed values. */
export function startEditOver<Values extends object>(
  typed: Values,
  { base, version }: Omit<RecordEdit<Values>, 'meeting'>,
): EditStep<Values> {
  const fresh = leavesOf(base)
  return { edit: { base, version, meeting: null }, fill: valuesAt(fresh, differingPaths(leavesOf(typed), fresh)) }
}

/** Returns the paths at which the form differs from the start of the edit. */
export function changedPaths<Values extends object>({ base }: RecordEdit<Values>, typed: Values): string[] {
  return differingPaths(leavesOf(base), leavesOf(typed))
}

/** Returns the values at the paths; a missing value clears its field. */
function valuesAt(leaves: Leaves, paths: readonly string[]): Leaves {
  return Object.fromEntries(paths.map((path) => [path, leaves[path]]))
}
