import { problemOfPushMinutes, problemsOfPushMinutes, type PushMinutesDraft } from '@brigade/domain/push/push.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import type { FieldTable } from '#ui/record-form/field-table.ts'
import { RecordDrawer } from '#ui/record-form/record-drawer.tsx'
import { WholeNumberField } from '#ui/record-form/whole-number-field.tsx'
import { savePushTimes } from '#features/push/push.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** Changes the minutes after which a venue gets push messages about an order that has not been accepted. */
export function PushTimesDrawer({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const t = useTranslations('push')
  const formats = useVenueFormats(venue)
  const fields: FieldTable<PushMinutesDraft> = {
    pushOrdersAfterMinutes: {
      label: t('times.field'),
      render: (own) => (
        <WholeNumberField
          {...own}
          isRequired
          suffix={t('times.unit')}
          problemOf={(minutes) => {
            const problem = problemOfPushMinutes(minutes)
            return problem && problemText(problem, ['push'])
          }}
        />
      ),
    },
  }
  return (
    <RecordDrawer<PushMinutesDraft, Venue>
      title={t('screens.pushTimes')}
      size={576}
      keptAs={`push/times/${venue.id}`}
      fields={fields}
      formats={formats}
      record={venue}
      valuesOf={valuesOf}
      problemsOf={problemsOfPushMinutes}
      catalogue="push"
      save={(draft, version) =>
        savePushTimes(venue.id, { pushOrdersAfterMinutes: Number(draft.pushOrdersAfterMinutes), version })
      }
      onClose={onClose}
    >
      <p>{t('times.from')}</p>
    </RecordDrawer>
  )
}

function valuesOf(venue: Venue | null): PushMinutesDraft {
  return { pushOrdersAfterMinutes: venue?.pushOrdersAfterMinutes ?? null }
}
