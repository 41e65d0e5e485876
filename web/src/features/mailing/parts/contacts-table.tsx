import { languageNames } from '@brigade/domain/kit/languages.ts'
import type { MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { cancelIcon, deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import { contactTones } from '#features/mailing/mailing-tones.ts'
import { useConsentText } from '#features/mailing/parts/use-consent-text.ts'
import font from '#ui/font.module.css'

/** The tools that can be opened for one contact. */
export const contactTools = ['edit', 'withdraw', 'delete'] as const

export type ContactTool = (typeof contactTools)[number]

type ContactsTableProps = {
  venue: Venue
  contacts: readonly MailingContact[]
  isBusy: boolean
  onOpen: (tool: ContactTool, id: number) => void
}

/** Renders one page of contacts, with when and how each agreed, and who recorded it. */
export function ContactsTable({ venue, contacts, isBusy, onOpen }: ContactsTableProps) {
  const t = useTranslations('mailing')
  const consentText = useConsentText(venue)
  const columns: Column<MailingContact>[] = [
    {
      key: 'address',
      label: t('contacts.columns.address'),
      kind: 'heading',
      render: ({ address, name }) => (
        <>
          <bdi className={font.name} dir="ltr">
            {address}
          </bdi>{' '}
          <bdi className={font.note}>{name}</bdi>
        </>
      ),
    },
    {
      key: 'language',
      label: t('contacts.columns.language'),
      kind: 'tag',
      render: ({ language }) => languageNames[language],
    },
    {
      key: 'consent',
      label: t('contacts.columns.consent'),
      kind: 'detail',
      render: consentText,
    },
    {
      key: 'state',
      label: t('contacts.columns.state'),
      kind: 'state',
      render: ({ state }) => <StateTag tone={contactTones[state]} label={t(`contacts.states.${state}`)} />,
    },
    {
      key: 'acts',
      label: t('contacts.columns.acts'),
      kind: 'acts',
      render: ({ id, address, withdrawnAt }) => (
        <ToolRow>
          <ToolButton
            icon={editIcon}
            label={t('contacts.edit', { name: address })}
            onClick={() => onOpen('edit', id)}
          />
          {withdrawnAt === null ? (
            <ToolButton
              icon={cancelIcon}
              label={t('contacts.withdraw', { name: address })}
              onClick={() => onOpen('withdraw', id)}
            />
          ) : null}
          <ToolButton
            icon={deleteIcon}
            label={t('contacts.remove', { name: address })}
            onClick={() => onOpen('delete', id)}
          />
        </ToolRow>
      ),
    },
  ]
  return (
    <DataTable
      label={t('screens.contacts')}
      columns={columns}
      records={contacts}
      keyOf={({ id }) => id}
      isList
      isBusy={isBusy}
    />
  )
}
