import { languageNames } from '@brigade/domain/kit/languages.ts'
import type { MailingRecipient } from '@brigade/domain/mailing/mailing.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { reloadIcon } from '#ui/first-icon-paths.ts'
import { checkIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { recipientTones } from '#features/mailing/mailing-tones.ts'
import { useSettleRecipient } from '#features/mailing/mailing.mutations.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'

type RecipientsTableProps = { venue: Venue; recipients: readonly MailingRecipient[]; isBusy: boolean }

/** Renders one page of the log of a mailing. Of an uncertain recipient, a person decides. */
export function RecipientsTable({ venue, recipients, isBusy }: RecipientsTableProps) {
  const t = useTranslations('mailing')
  const { dateTime } = useVenueFormats(venue)
  const settle = useSettleRecipient()
  const columns: Column<MailingRecipient>[] = [
    {
      key: 'address',
      label: t('one.columns.address'),
      kind: 'heading',
      render: ({ address, name }) => (
        <>
          {address === null ? (
            <span className={font.soft}>{t('one.deleted')}</span>
          ) : (
            <bdi className={font.name} dir="ltr">
              {address}
            </bdi>
          )}{' '}
          <bdi className={font.note}>{name}</bdi>
        </>
      ),
    },
    {
      key: 'what',
      label: t('one.columns.what'),
      kind: 'detail',
      render: ({ language, reason, answer, nextTryAt, tries, unsubscribedAt }) =>
        [
          ...(language === null ? [] : [languageNames[language]]),
          ...(unsubscribedAt === null ? [] : [t('recipients.unsubscribed')]),
          ...(reason === null ? [] : [t(`reasons.${reason}`)]),
          ...(answer === null ? [] : [answer]),
          ...(tries > 0 && nextTryAt !== null ? [t('one.nextTry', { time: dateTime(nextTryAt) })] : []),
        ].join(' · '),
    },
    {
      key: 'when',
      label: t('one.columns.when'),
      kind: 'time',
      render: ({ updatedAt }) => updatedAt && dateTime(updatedAt),
    },
    {
      key: 'state',
      label: t('one.columns.state'),
      kind: 'state',
      render: ({ state }) => <StateTag tone={recipientTones[state]} label={t(`recipients.${state}`)} />,
    },
    {
      key: 'acts',
      label: t('one.columns.acts'),
      kind: 'acts',
      render: ({ id, state }) =>
        state === 'uncertain' ? (
          <ToolRow>
            <ToolButton
              icon={reloadIcon}
              label={t('one.sendAgain')}
              isBusy={settle.isPending}
              onClick={() => settle.mutate({ id, as: 'sendAgain' })}
            />
            <ToolButton
              icon={checkIcon}
              label={t('one.leave')}
              isBusy={settle.isPending}
              onClick={() => settle.mutate({ id, as: 'leave' })}
            />
          </ToolRow>
        ) : null,
    },
  ]
  return (
    <DataTable
      label={t('one.log')}
      columns={columns}
      records={recipients}
      keyOf={({ id }) => id}
      isList
      isBusy={isBusy}
    />
  )
}
