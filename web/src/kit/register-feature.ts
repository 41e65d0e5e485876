import { entriesOf } from '@brigade/domain/kit/table-keys.ts'
import { fetchTogether } from '#kit/chunk-reload.ts'
import type { WebFeature } from '#kit/feature.ts'
import { registerFloorPart, registerRoomPart } from '#kit/floor-parts.ts'
import { loadWords, registerWords } from '#kit/i18n.ts'
import { registerJobNames } from '#kit/job-names.ts'
import { registerBillParts, registerOrderParts, registerShareParts } from '#kit/order-parts.ts'
import { registerTabs } from '#kit/screen-tabs.ts'
import { registerSettings } from '#kit/settings-parts.ts'
import { registerSetup } from '#kit/setup-entries.ts'
import { registerSounds } from '#kit/sounds.ts'

/** Makes known what a feature brings, before anything of it is asked for. */
export function registerFeature(feature: WebFeature): void {
  const {
    name,
    words,
    sounds = {},
    jobNames,
    settings,
    setup,
    orderParts,
    billParts,
    shareParts,
    tabs = {},
    floorPart,
    roomPart,
  } = feature
  registerWords(name, words)
  registerSounds(sounds)
  if (jobNames) registerJobNames(name, jobNames)
  if (settings) registerSettings(name, () => withWords(feature, settings))
  if (setup) registerSetup(name, setup)
  if (orderParts) registerOrderParts(name, () => withWords(feature, orderParts))
  if (billParts) registerBillParts(name, () => withWords(feature, billParts))
  if (shareParts) registerShareParts(name, () => withWords(feature, shareParts))
  // A tile says what its own feature counts, and nothing else.
  if (floorPart) registerFloorPart(name, () => withWords({ name }, floorPart))
  if (roomPart) registerRoomPart(name, () => withWords(feature, roomPart))
  for (const [screen, fetchTabs] of entriesOf(tabs)) {
    if (fetchTabs) registerTabs(screen, name, () => withWords(feature, fetchTabs))
  }
}

/** What stands on a screen of another feature needs its own words there. */
async function withWords<Parts>(
  { name, alsoSays = [] }: Pick<WebFeature, 'name' | 'alsoSays'>,
  fetchParts: () => Promise<Parts>,
): Promise<Parts> {
  return (await fetchTogether([fetchParts(), loadWords(name, ...alsoSays)]))[0]
}
