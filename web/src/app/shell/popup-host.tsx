import { useEffect, useState } from 'react'
import { lazyBackgroundPart } from '#kit/loading/lazy-parts.ts'
import { whenDataArrived } from '#kit/calls/when-data-arrived.ts'
import { featureList } from '#app/feature-list.ts'

const popups = featureList.flatMap(({ name, usesCatalogues = [], popups: load }) =>
  load
    ? [{ name, Popups: lazyBackgroundPart(async () => ({ default: await load() }), [name, ...usesCatalogues]) }]
    : [],
)

const PopupBar = lazyBackgroundPart(async () => ({ default: (await import('#ui/popups/popup-bar.tsx')).PopupBar }))

/** Renders each feature's pop-ups, over whatever screen is open: the data of the screen comes first. */
export function PopupHost() {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => whenDataArrived(() => setIsTime(true)), [])
  if (!isTime) return null
  return (
    <>
      <PopupBar />
      {popups.map(({ name, Popups }) => (
        <Popups key={name} />
      ))}
    </>
  )
}
