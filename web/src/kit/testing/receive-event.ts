import type { EventOf, PathWithEvent } from '@brigade/domain/services.ts'
import { act } from '@testing-library/react'
import type { LiveRecord } from '#kit/live/live-gathering.ts'
import { applyNow } from '#kit/live/live-rules.ts'

type Published<P extends PathWithEvent<'patched'>> = EventOf<P, 'patched'> & LiveRecord

/** Delivers events of changed records to the page, and lets it render: queries report a change one turn later. */
export async function receiveEvent<P extends PathWithEvent<'patched'>>(
  path: P,
  news: Published<P> | readonly Published<P>[],
): Promise<void> {
  await act(async () => {
    applyNow(path, news)
    await new Promise((resolve) => setTimeout(resolve))
  })
}
