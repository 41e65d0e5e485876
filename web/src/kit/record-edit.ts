import { differingPaths, type Leaves, leavesOf, meetingOf } from '#kit/form-leaves.ts'

/** What is being edited: what the edit began with, and what somebody else made of the record meanwhile. */
export type RecordEdit<Values extends object> = {
  base: Values
  /** Of the record that `base` was read from; a new one has none. */
  version: number | undefined
  meeting: Meeting | null
}

/** Two edits of one record that meet. */
export type Meeting = {
  changedBy: string | null
  changedAt: string | null
  mine: Leaves
  theirs: Leaves
  /** What only the other one changed: it stands in the form now. */
  taken: readonly string[]
  /** What both changed, with whose value stands in the form. */
  conflicts: readonly { path: string; whose: Whose }[]
}

export type Whose = 'mine' | 'theirs'

/** An edit after something happened to it, and the values that go into the form by that. */
export type EditStep<Values extends object> = { edit: RecordEdit<Values>; fill: Leaves }

type OtherEdit<Values> = {
  mine: Values
  theirs: Values
  version: number
  changedBy: string | null
  changedAt: string | null
}

/** Somebody else saved first: what only they changed is taken over, what both changed is asked about, and mine stands until then. */
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

/** Takes one of the two values where both changed the same. */
export function chooseValue<Values extends object>(
  edit: RecordEdit<Values>,
  { path, whose }: { path: string; whose: Whose },
): EditStep<Values> {
  const { meeting } = edit
  if (!meeting) return { edit, fill: {} }
  const conflicts = meeting.conflicts.map((one) => (one.path === path ? { path, whose } : one))
  return { edit: { ...edit, meeting: { ...meeting, conflicts } }, fill: valuesAt(meeting[whose], [path]) }
}

/** Begins again with the record as it was read; what was typed goes. */
export function startEditOver<Values extends object>(
  typed: Values,
  { base, version }: Omit<RecordEdit<Values>, 'meeting'>,
): EditStep<Values> {
  const fresh = leavesOf(base)
  return { edit: { base, version, meeting: null }, fill: valuesAt(fresh, differingPaths(leavesOf(typed), fresh)) }
}

/** The paths at which the form differs from what the edit began with. */
export function changedPaths<Values extends object>({ base }: RecordEdit<Values>, typed: Values): string[] {
  return differingPaths(leavesOf(base), leavesOf(typed))
}

/** A value that is not there empties its field. */
function valuesAt(leaves: Leaves, paths: readonly string[]): Leaves {
  return Object.fromEntries(paths.map((path) => [path, leaves[path]]))
}
