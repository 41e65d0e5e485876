import { useEffect, useState } from 'react'
import { lazyBackgroundPart } from '#kit/lazy-parts.ts'
import { whenIdle } from '#kit/when-idle.ts'
import { featureList } from '#app/feature-list.ts'

const popups = featureList.flatMap(({ name, alsoSays = [], popups: load }) =>
  load ? [{ name, Popups: lazyBackgroundPart(async () => ({ default: await load() }), [name, ...alsoSays]) }] : [],
)

const PopupBar = lazyBackgroundPart(async () => ({ default: (await import('#ui/popups/popup-bar.tsx')).PopupBar }))

/** Each feature's pop-ups, over whatever screen is open: what that shows comes first. */
export function PopupHost() {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => whenIdle(() => setIsTime(true)), [])
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
