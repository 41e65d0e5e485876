/** The single values of a form by their dotted path: `{ 'name.en': 'Soup', daysAvailable: ['ALL'] }`. */
export type Leaves = Readonly<Record<string, unknown>>

/** Flattens a form to its leaves. Lists are single values; blank texts and missing values are equal. */
export function leavesOf(values: object, prefix = ''): Leaves {
  const leaves: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    const path = `${prefix}${name}`
    if (isBranch(value)) Object.assign(leaves, leavesOf(value, `${path}.`))
    else if (value !== undefined && value !== null && value !== '') leaves[path] = value
  }
  return leaves
}

/** Returns the paths at which two forms differ. */
export function differingPaths(one: Leaves, other: Leaves): string[] {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...paths].filter((path) => !isSame(one[path], other[path]))
}

/** Compares two edits of one record; `base` is the state that both began with. */
export function meetingOf({ base, mine, theirs }: { base: Leaves; mine: Leaves; theirs: Leaves }): {
  /** The paths that only the other edit changed. */
  taken: string[]
  /** The paths that both changed to different values. */
  conflicts: string[]
} {
  const changedByMe = new Set(differingPaths(base, mine))
  const changedByThem = differingPaths(base, theirs)
  return {
    taken: changedByThem.filter((path) => !changedByMe.has(path)),
    conflicts: changedByThem.filter((path) => changedByMe.has(path) && !isSame(mine[path], theirs[path])),
  }
}

/** Returns a path as Ant Design's forms name their fields. */
export function fieldNameOf(path: string): (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
