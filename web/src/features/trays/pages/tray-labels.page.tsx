import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { wholeLink } from '#kit/keys/whole-link.ts'
import { type Label, LabelSheet } from '#ui/label-sheet.tsx'
import { nameOfSticker } from '#features/trays/settings/sticker-rows.ts'
import { useNoStickersText } from '#features/trays/settings/use-no-stickers-text.ts'
import { stickersAddress } from '#features/trays/trays-address.ts'
import { stickersOf } from '#features/trays/trays.queries.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'

/** Shows the labels of a venue's trays with their codes, as a printer prints them. (screens, /qrslist) */
export function TrayLabelsPage() {
  const t = useTranslations('trays')
  const { venue, venues, error, retry } = useChosenVenue()
  const { number } = useFormats()
  const noneText = useNoStickersText(venue)
  const stickers = useQuery(stickersOf(venue?.id ?? null))
  const labels = stickers.data?.map((sticker): Label => ({
    id: sticker.id,
    code: wholeLink(sticker.link),
    name: nameOfSticker(sticker),
    lines: [{ text: sticker.serialContent }, { text: venue?.name ?? '' }, { text: t(`types.${sticker.type}`) }],
  }))
  return (
    <LabelSheet
      title={t('stickers.labels')}
      back={{ to: `${stickersAddress}${venues && venue ? `?venue=${venue.id}` : ''}`, text: t('stickers.back') }}
      printText={t('stickers.print')}
      totalText={(count) => t('stickers.total', { count, shown: number(count) })}
      size="held"
      empty={{ title: t('stickers.none'), text: noneText }}
      list={
        venue
          ? { data: labels, error: stickers.error, refetch: stickers.refetch }
          : { data: undefined, error, refetch: retry }
      }
    />
  )
}
