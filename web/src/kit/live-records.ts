export type LiveRow = { id: number; version: number }

/** What a list that is kept live is drawn from. */
export type LiveRecords<T> = {
  /** In their order. */
  records: readonly T[]
  /** The last known version of those that the list does not hold, so that late news of them can't bring them back. */
  left: ReadonlyMap<number, number>
  /** Those that left last, as they left, the newest at the end. */
  lately: readonly T[]
}

/** What makes a list of its records. */
export type LiveRuling<T> = {
  belongs(record: T): boolean
  order(one: T, other: T): number
  /** Whether a state that is told takes the place of the one that is listed. Usually one of a higher version does. */
  isNews?: (listed: T, told: T) => boolean
}

const mostLeftRemembered = 4_000
const mostLately = 20

/** A list as the server told it. */
export function liveRecordsOf<T extends LiveRow>(
  listed: readonly T[],
  { belongs, order }: LiveRuling<T>,
  lately: readonly T[] = [],
): LiveRecords<T> {
  const left = new Map(lately.map(({ id, version }) => [id, version]))
  return { records: listed.filter(belongs).toSorted(order), left, lately }
}

/** The list after changes, whatever order the news came in: the very same where nothing of it has changed, and the same records elsewhere. */
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
    // The very same list where only others changed: a screen is not drawn again for what it does not show.
    records: shown.size + leaving.length > 0 ? joined(standing, arriving.toSorted(order), order) : known.records,
    left: remembered(known.left, left),
    lately: latelyLeft(known.lately, { leaving, shown }),
  }
}

/** The list without records that were deleted. They are remembered as those that left. */
export function withoutRecords<T extends LiveRow>(known: LiveRecords<T>, deleted: readonly LiveRow[]): LiveRecords<T> {
  const versions = new Map(deleted.map(({ id, version }) => [id, version]))
  const records = known.records.filter(({ id }) => !versions.has(id))
  return {
    ...known,
    records: records.length < known.records.length ? records : known.records,
    left: remembered(known.left, versions),
  }
}

/** A list that was fetched again, with the very records that were known where nothing about them has changed. */
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

/** Two sorted lists as one. */
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

/** What came back has not left; what is done to the others later leaves them as they left. */
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
