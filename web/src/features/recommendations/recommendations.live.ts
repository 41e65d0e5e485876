import { can } from '@brigade/domain/access/permissions.ts'
import { itemsPath } from '@brigade/domain/menus/menus.api.ts'
import { mainOptionsPath, subOptionsPath } from '@brigade/domain/menus/menus.acts.api.ts'
import {
  primaryHeadingsPath,
  recommendationCountsPath,
  sortOptionsPath,
  subOptionHeadingsPath,
  suggestionsPath,
} from '@brigade/domain/recommendations/recommendations.api.ts'
import { loadSession } from '#kit/calls/session.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { mainOptionsKey, subOptionsKey } from '#features/menus/menus.queries.ts'
import {
  countsKey,
  finerHeadingsKey,
  headingsKey,
  suggestionsKey,
  taggedItemsKey,
} from '#features/recommendations/recommendations.queries.ts'

const changes = ['created', 'patched', 'removed'] as const

/** Keeps dialogs and suggestions in sync for people who write them. Returns an unsubscribe function. */
export async function startRecommendationsLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'recommendations:write')) return () => undefined
  const stops = [
    startLivePages(primaryHeadingsPath, changes, headingsKey),
    startLivePages(mainOptionsPath, changes, mainOptionsKey),
    startLivePages(subOptionsPath, changes, subOptionsKey),
    startLivePages(subOptionHeadingsPath, changes, finerHeadingsKey),
    startLivePages(sortOptionsPath, ['created'], mainOptionsKey),
    startLivePages(sortOptionsPath, ['created'], subOptionsKey),
    startLivePages(itemsPath, changes, taggedItemsKey),
    // Items that had a deleted option have it no longer, without an event for each.
    startLivePages(mainOptionsPath, ['removed'], taggedItemsKey),
    startLivePages(subOptionsPath, ['removed'], taggedItemsKey),
    startLivePages(suggestionsPath, ['patched'], suggestionsKey),
    startLivePages(recommendationCountsPath, ['patched'], countsKey),
    startLivePages(recommendationCountsPath, ['patched'], suggestionsKey),
  ]
  return () => stops.forEach((stop) => stop())
}
