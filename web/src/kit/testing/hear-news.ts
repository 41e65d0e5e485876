import type { PathTelling, RecordOf } from '@brigade/domain/services.ts'
import { act } from '@testing-library/react'
import type { LiveRecord } from '#kit/live-gathering.ts'
import { applyNow } from '#kit/live-rules.ts'

type Told<P extends PathTelling<'patched'>> = RecordOf<P> & LiveRecord

/** Has what is open hear of changed records, and be drawn: queries say that they have changed a turn later. */
export async function hearNews<P extends PathTelling<'patched'>>(
  path: P,
  news: Told<P> | readonly Told<P>[],
): Promise<void> {
  await act(async () => {
    applyNow(path, news)
    await new Promise((resolve) => setTimeout(resolve))
  })
}
