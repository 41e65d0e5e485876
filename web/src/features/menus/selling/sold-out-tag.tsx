import { isSoldOut, type SoldOut } from '@brigade/domain/menus/menus.sold-out.ts'
import { useSoldOutText } from '#features/menus/selling/use-sold-out-text.ts'
import { useNow } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'

const halfMinuteMs = 30_000

/** Says that something is sold out and until when; nothing if it is available. */
export function SoldOutTag({ soldOut }: { soldOut: SoldOut }) {
  const t = useTranslations('selling')
  const untilWhen = useSoldOutText()
  const now = new Date(useNow(halfMinuteMs)).toISOString()
  if (!isSoldOut(soldOut, now)) return null
  return <StateTag tone="red" label={`${t('title')} ${untilWhen(soldOut)}`} />
}
