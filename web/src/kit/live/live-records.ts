export type LiveRow = { id: number; version: number }

/** The data of a list that is kept live. */
export type LiveRecords<T> = {
  /** The records, sorted. */
  records: readonly T[]
  /** The last known version of records that are not in the list, so that late events can't bring them back. */
  left: ReadonlyMap<number, number>
  /** The records that left last, in their last state, the newest at the end. */
  lately: readonly T[]
}

/** The rules by which a list is made of its records. */
export type LiveRuling<T> = {
  belongs(record: T): boolean
  order(one: T, other: T): number
  /** Returns true if the received state replaces the listed one. By default, a state of a higher version does. */
  isNews?: (listed: T, told: T) => boolean
}

const mostLeftRemembered = 4_000
const mostLately = 20

/** Returns a list as the server sent it. */
export function liveRecordsOf<T extends LiveRow>(
  listed: readonly T[],
  { belongs, order }: LiveRuling<T>,
  lately: readonly T[] = [],
): LiveRecords<T> {
  const left = new Map(lately.map(({ id, version }) => [id, version]))
  return { records: listed.filter(belongs).toSorted(order), left, lately }
}

/**
 * Merges changes into a list, in whatever order the events arrived: returns the identical list if nothing in it has
 * changed, and keeps unchanged records identical.
 */
export function mergeRecords<T extends LiveRow>(
  known: LiveRecords<T>,
  changes: readonly T[],
  { belongs, order, isNews = isNewer }: LiveRuling<T>,
): LiveRecords<T> {
  const news = newestById(changes)
  const [standing, arriving, leaving]: [T[], T[], T[]] = [[], [], []]
  const left = new Map<number, number>()
  const shown = new Set<number>()
  const wasListed = new Set<number>()
  for (const record of known.records) {
    const change = news.get(record.id)
    if (change) wasListed.add(record.id)
    if (!change || !isNews(record, change)) {
      standing.push(record)
    } else if (belongs(change)) {
      shown.add(change.id)
      if (order(record, change) === 0) standing.push(change)
      else arriving.push(change)
    } else {
      left.set(change.id, change.version)
      leaving.push(change)
    }
  }
  for (const change of news.values()) {
    if (wasListed.has(change.id) || change.version <= (known.left.get(change.id) ?? 0)) continue
    if (belongs(change)) {
      shown.add(change.id)
      arriving.push(change)
    } else left.set(change.id, change.version)
  }
  if (shown.size + left.size === 0) return known
  return {
    // Returns the identical list if only other records changed: a screen is not rendered for records that it does not
    // show.
    records: shown.size + leaving.length > 0 ? joined(standing, arriving.toSorted(order), order) : known.records,
    left: remembered(known.left, left),
    lately: latelyLeft(known.lately, { leaving, shown }),
  }
}

/** Removes deleted records from a list. They are remembered as records that left. */
export function withoutRecords<T extends LiveRow>(known: LiveRecords<T>, deleted: readonly LiveRow[]): LiveRecords<T> {
  const versions = new Map(deleted.map(({ id, version }) => [id, version]))
  const records = known.records.filter(({ id }) => !versions.has(id))
  return {
    ...known,
    records: records.length < known.records.length ? records : known.records,
    left: remembered(known.left, versions),
  }
}

/** Returns a list that was fetched again, with the identical known records if nothing in them has changed. */
export function keepKnownRecords<T extends LiveRow>(
  known: LiveRecords<T>,
  fetched: LiveRecords<T>,
  isSame: (known: T, fetched: T) => boolean = isSameVersion,
): LiveRecords<T> {
  const byId = new Map(known.records.map((record) => [record.id, record]))
  const kept = fetched.records.map((record) => {
    const before = byId.get(record.id)
    return before && isSame(before, record) ? before : record
  })
  const isWhole = kept.length === known.records.length && kept.every((record, index) => record === known.records[index])
  return {
    records: isWhole ? known.records : kept,
    left: remembered(known.left, fetched.left),
    lately: fetched.lately,
  }
}

export function isNewer(known: LiveRow, told: LiveRow): boolean {
  return told.version > known.version
}

function isSameVersion(known: LiveRow, fetched: LiveRow): boolean {
  return known.version === fetched.version
}

function newestById<T extends LiveRow>(changes: readonly T[]): Map<number, T> {
  const news = new Map<number, T>()
  for (const change of changes) {
    const known = news.get(change.id)
    if (!known || known.version <= change.version) news.set(change.id, change)
  }
  return news
}

/** Merges two sorted lists. */
function joined<T>(standing: readonly T[], arriving: readonly T[], order: (one: T, other: T) => number): readonly T[] {
  if (arriving.length === 0) return standing
  const all: T[] = []
  let next = 0
  for (const record of standing) {
    for (let first = arriving[next]; first && order(first, record) < 0; first = arriving[next]) {
      all.push(first)
      next += 1
    }
    all.push(record)
  }
  return [...all, ...arriving.slice(next)]
}

/**
 * Returns the records that left lately. A record that came back has not left; later changes to the others do not alter
 * the state in which they left.
 */
function latelyLeft<T extends LiveRow>(
  known: readonly T[],
  { leaving, shown }: { leaving: readonly T[]; shown: ReadonlySet<number> },
): readonly T[] {
  const again = new Set([...shown, ...leaving.map(({ id }) => id)])
  if (leaving.length === 0 && !known.some(({ id }) => again.has(id))) return known
  return [...known.filter(({ id }) => !again.has(id)), ...leaving].slice(-mostLately)
}

function remembered(known: ReadonlyMap<number, number>, added: ReadonlyMap<number, number>) {
  return added.size === 0 ? known : new Map([...known, ...added].slice(-mostLeftRemembered))
}
