// Decision 52: docs/decisions/0052-live-lists.md

import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type { PathWithEvent, PathWith, QueryOf, RecordOf } from '@brigade/domain/services.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiList, apiListFields, queryOf } from '#kit/calls/api-client.ts'
import { onCatchUp } from '#kit/live/catch-up.ts'
import { applyNow, registerLiveRules } from '#kit/live/live-rules.ts'
import { liveRule, type LiveRule } from '#kit/live/live-gathering.ts'
import {
  isNewer,
  keepKnownRecords,
  type LiveRecords,
  liveRecordsOf,
  type LiveRow,
  type LiveRuling,
  mergeRecords,
  withoutRecords,
} from '#kit/live/live-records.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { loadSession } from '#kit/calls/session.ts'

/** The services whose records can be kept live. */
export type LivePath = PathWith<'find'> & PathWith<'get'> & PathWithEvent<'created'> & PathWithEvent<'patched'>

type Plan<P extends LivePath, T, Of> = {
  path: P
  /** The first parts of the keys of its lists; the subject of the list follows. */
  key: readonly string[]
  /** The first parts of the keys of single records, unless they are the feature's only `one`; the id follows. */
  oneKey?: readonly string[]
  /** Returns the query for the records of a list. */
  query(of: Of): QueryOf<P, 'find'>
  /**
   * Returns the query for records that have just left the list, if they are shown for a while; the latest at the end.
   */
  latelyQuery?: (of: Of) => QueryOf<P, 'find'> | null
  belongs(record: T, of: Of): boolean
  order: LiveRuling<T>['order']
  isNews?: LiveRuling<T>['isNews']
  /** Returns true if a record that was fetched again equals the known one. */
  isSame?: (known: T, fetched: T) => boolean
  /**
   * The permission and filter of a list that subscribes to events itself; the filter is null for nothing. Lists that
   * others keep in sync have none.
   */
  listening?: {
    permission: Permission
    within: (user: StaffUser) => object | null
    /** Changes after this instant are fetched in any case when events may have been missed. */
    since?: () => string
    /**
     * Records are deleted too. Missed deletions can't be caught up, so the lists, which are short, are fetched again.
     */
    hasRemovals?: P extends PathWithEvent<'removed'> ? true : never
  }
}

type News<T> = { records: readonly T[]; isRemoval: boolean }

export type LiveList<P extends LivePath, Of, T extends LiveRow> = ReturnType<typeof liveList<P, Of, T>>

/**
 * Creates the live lists of a service's records, with their cache: each event is merged into the lists that it belongs
 * to, an event that arrives while an answer is pending is merged into the answer, and a late event does not restore a
 * record that has left.
 */
export function liveList<P extends LivePath, Of, T extends LiveRow = RecordOf<P> & LiveRow>(plan: Plan<P, T, Of>) {
  const { path, key, oneKey = [...key.slice(0, 1), 'one'], order, isNews = isNewer, listening } = plan
  const heardBy = new Set<News<T>[]>()
  /** Lists that were made from the known one by events: they already share its unchanged records. */
  const merged = new WeakSet<LiveRecords<T>>()
  const rulingOf = (of: Of): LiveRuling<T> => ({ belongs: (record) => plan.belongs(record, of), order, isNews })

  /** Collects events that arrive while an answer is pending: the answer may be older than they are. */
  async function hearing<A>(fetch: () => Promise<A>, take: (answer: A, news: News<T>) => A): Promise<A> {
    const heard: News<T>[] = []
    heardBy.add(heard)
    try {
      return heard.reduce(take, await fetch())
    } finally {
      heardBy.delete(heard)
    }
  }

  function note(news: News<T>): void {
    for (const heard of heardBy) heard.push(news)
  }

  function taken(known: LiveRecords<T>, { records, isRemoval }: News<T>, of: Of): LiveRecords<T> {
    return isRemoval ? withoutRecords(known, records) : mergeRecords(known, records, rulingOf(of))
  }

  function asListed(records: readonly unknown[]): readonly T[] {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Records of this path have the type of its list.
    return records as readonly T[]
  }

  async function listed(of: Of): Promise<LiveRecords<T>> {
    const latelyQuery = plan.latelyQuery?.(of)
    const [records, lately] = await Promise.all([
      apiList(path, plan.query(of)),
      latelyQuery ? apiList(path, latelyQuery) : [],
    ])
    return liveRecordsOf(asListed(records), rulingOf(of), asListed(lately))
  }

  const empty: LiveRecords<T> = { records: [], left: new Map(), lately: [] }

  function isList(data: unknown): data is LiveRecords<T> {
    return hasFields(data) && data.left instanceof Map
  }

  function share(known: unknown, fetched: unknown): unknown {
    if (isList(fetched) && merged.has(fetched)) return fetched
    // The data that a screen selects from a list is shared as it is.
    return isList(known) && isList(fetched) ? keepKnownRecords(known, fetched, plan.isSame) : fetched
  }

  /**
   * Returns the query of a cached list, which stays cached while it subscribes to events itself; null selects nothing.
   */
  function options(of: Of | null) {
    return queryOptions({
      queryKey: [...key, of] as const,
      enabled: of !== null,
      ...(listening && { gcTime: Infinity }),
      structuralSharing: share,
      queryFn: async (): Promise<LiveRecords<T>> =>
        of === null
          ? empty
          : hearing(
              () => listed(of),
              (known, news) => taken(known, news, of),
            ),
    })
  }

  function ofFields<F extends keyof RecordOf<P>>(list: LiveRecords<T>): LiveRecords<Pick<RecordOf<P>, F>> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its records have these fields for sure, and others as they come.
    return list as unknown as LiveRecords<Pick<RecordOf<P>, F>>
  }

  /** Returns the query with only these fields of each record, which are merged like whole records. */
  function optionsOfFields<F extends keyof RecordOf<P>>(of: Of | null, name: string, fields: readonly F[]) {
    return queryOptions({
      queryKey: [...key, of, name] as const,
      enabled: of !== null,
      structuralSharing: share,
      queryFn: async () => {
        if (of === null) return ofFields<F>(empty)
        const fetch = async () => {
          const rows = await apiListFields(path, fields, plan.query(of))
          return liveRecordsOf(asListed(rows), rulingOf(of))
        }
        return ofFields<F>(await hearing(fetch, (known, news) => taken(known, news, of)))
      },
    })
  }

  /** Returns the query of one whole record, kept live on its own. */
  function one(id: number) {
    return queryOptions({
      queryKey: [...oneKey, id] as const,
      queryFn: async (): Promise<T> =>
        hearing(
          async () => asListed([await apiGet(path, id)])[0]!,
          (known, { records, isRemoval }) => (isRemoval ? known : newest(known, records)),
        ),
    })
  }

  function newest(known: T, told: readonly T[]): T {
    return told.reduce((newer, record) => (record.id === known.id && isNews(newer, record) ? record : newer), known)
  }

  /** Creates an empty list at once, for a subject that can't have records yet. */
  function begin(of: Of): void {
    queryClient.setQueryData(options(of).queryKey, empty)
  }

  function cached() {
    return queryClient
      .getQueryCache()
      .findAll({ queryKey: key })
      .flatMap(({ queryKey, state }) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys are made by the options above.
        const of = queryKey[key.length] as Of | null
        return of && isList(state.data) ? [{ queryKey, of, known: state.data }] : []
      })
  }

  function take(news: News<T>): Of[] {
    note(news)
    const resized: Of[] = []
    for (const { queryKey, of, known } of cached()) {
      const next = taken(known, news, of)
      if (next !== known) {
        merged.add(next)
        queryClient.setQueryData(queryKey, next)
      }
      if (next.records.length !== known.records.length) resized.push(of)
    }
    return resized
  }

  /**
   * Merges changed records into every list and every single record of the cache. Returns the lists whose length
   * changed.
   */
  function apply(records: readonly T[]): Of[] {
    const resized = take({ records, isRemoval: false })
    for (const record of records) {
      queryClient.setQueryData<T>([...oneKey, record.id], (known) => known && newest(known, [record]))
    }
    return resized
  }

  /** Removes deleted records from every list. */
  function remove(records: readonly T[]): Of[] {
    return take({ records, isRemoval: true })
  }

  /** Returns a record from the cached lists. */
  function find(id: number): T | undefined {
    for (const { known } of cached()) {
      const found = known.records.find((record) => record.id === id)
      if (found) return found
    }
    return undefined
  }

  /** Fetches the changes after `missedSince`, and applies them like events. */
  async function catchUp(within: object, missedSince: string): Promise<void> {
    const ofFeature = { queryKey: key.slice(0, 1) }
    if (queryClient.getQueryCache().findAll(ofFeature).length === 0) return
    // Lists that could not be fetched at all have nothing to merge into: they are fetched again.
    void queryClient.refetchQueries({ ...ofFeature, predicate: ({ state }) => state.status === 'error' })
    if (listening?.hasRemovals) return queryClient.refetchQueries({ queryKey: key }, { throwOnError: true })
    const wanted = listening?.since?.() ?? missedSince
    const since = missedSince < wanted ? missedSince : wanted
    const query = queryOf(path, within, { updatedAt: { $gte: since } })
    applyNow(path, asListed(await apiList(path, query)))
  }

  /** Keeps the cache in sync while a person is signed in who may see it. Returns an unsubscribe function. */
  async function start(onHeard?: (records: readonly T[], user: StaffUser) => void): Promise<() => void> {
    const { user } = await loadSession()
    const within = user && listening && can(user, listening.permission) ? listening.within(user) : null
    if (user === null || within === null) return () => undefined
    const handle = (heard: readonly unknown[]) => {
      const records = asListed(heard)
      onHeard?.(records, user)
      apply(records)
    }
    const stopRules = registerLiveRules([
      liveRule(path, 'created', handle),
      liveRule(path, 'patched', handle),
      ...(listening?.hasRemovals ? [removalRule(path, (records) => void remove(asListed(records)))] : []),
    ])
    const stopCatchUp = onCatchUp((since) => catchUp(within, since))
    return () => {
      stopRules()
      stopCatchUp()
    }
  }

  return { options, optionsOfFields, one, begin, apply, remove, find, catchUp, start }
}

/** Creates the rule for removals; `hasRemovals` is only allowed for services that emit `removed`. */
function removalRule(path: LivePath, apply: LiveRule['apply']): LiveRule {
  return { event: `${path} removed`, apply }
}
