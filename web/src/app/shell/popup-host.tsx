import { Suspense } from 'react'
import { lazyBackgroundPart } from '#kit/lazy-parts.ts'
import { featureList } from '#app/feature-list.ts'

const popups = featureList.flatMap(({ name, alsoSays = [], popups: load }) =>
  load ? [{ name, Popups: lazyBackgroundPart(async () => ({ default: await load() }), [name, ...alsoSays]) }] : [],
)

/** Each feature's pop-ups, over whatever screen is open. */
export function PopupHost() {
  return popups.map(({ name, Popups }) => (
    <Suspense key={name}>
      <Popups />
    </Suspense>
  ))
}
