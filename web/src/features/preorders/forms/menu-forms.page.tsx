import { textIn } from '@brigade/domain/kit/languages.ts'
import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import type { MenuForm } from '@brigade/domain/preorders/menu-forms.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { menusOfVenue } from '#features/menus/menus.queries.ts'
import { FormDrawer } from '#features/preorders/forms/form-drawer.tsx'
import { useFormFacts } from '#features/preorders/forms/use-form-facts.ts'
import { addressAtVenue, formAddress, queueAddress } from '#features/preorders/preorders-address.ts'
import { useRemoveForm } from '#features/preorders/preorders.mutations.ts'
import { formsOfVenue } from '#features/preorders/preorders.queries.ts'
import { useChosenVenue } from '#features/venues/public/use-chosen-venue.ts'
import { VenuePicker } from '#features/venues/public/venue-picker.tsx'
import { useCan } from '#kit/calls/use-can.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { useHeldRecord } from '#kit/forms/use-held-record.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { addIcon, deleteIcon, editIcon, readyIcon, trayIcon } from '#ui/icon-paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ListPage } from '#ui/list-page.tsx'
import { RecordToolHost } from '#ui/record-form/record-tool-host.tsx'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'
import { StateTag } from '#ui/state-tag.tsx'
import { ToolButton, ToolRow } from '#ui/tool-button.tsx'
import font from '#ui/font.module.css'
import short from '#ui/short-on-phones.module.css'

const tools = ['edit', 'delete'] as const

/** Lists the forms of a venue's menus, on which guests order for later. (screens, /preorder) */
export function MenuFormsPage() {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const { venue, venues, choose, error, retry } = useChosenVenue()
  const { opened, open, add, close } = useOpenedTool(tools)
  const forms = useQuery(formsOfVenue(venue?.id ?? null))
  const record = useHeldRecord(forms.data ?? [], opened?.id ?? null)
  const remove = useRemoveForm()
  const handles = useCan('preOrders:handle')
  return (
    <AntdRoot>
      <ListPage
        title={t('screens.forms')}
        actions={
          <>
            {venues ? <VenuePicker venues={venues} chosen={venue?.id ?? null} onChoose={choose} /> : null}
            {handles ? (
              <LinkButton icon={trayIcon} className={short.button} to={queueAddress}>
                <span className={short.word}>{t('toQueue')}</span>
              </LinkButton>
            ) : null}
            <BigButton icon={addIcon} isOff={venue === null} onClick={add}>
              {t('addForm')}
            </BigButton>
          </>
        }
        intro={<p className={font.soft}>{t('hint')}</p>}
        list={venue ? forms : { data: undefined, error, refetch: retry }}
        empty={<EmptyState icon={readyIcon} title={t('empty')} text={t('emptyText')} />}
        over={
          venue ? (
            <RecordToolHost
              key={venue.id}
              opened={opened}
              record={record}
              renderForm={(form) => <FormDrawer venue={venue} form={form} onClose={close} />}
              renderRemoval={({ id, name }) => (
                <RemovalQuestion
                  title={t('removeForm')}
                  confirmLabel={t('removeAct')}
                  name={formTextIn(name, language)}
                  text={t('removeText')}
                  isBusy={remove.isPending}
                  onConfirm={() => remove.mutate(id, { onSettled: close })}
                  onCancel={close}
                />
              )}
            />
          ) : null
        }
      >
        {(known) =>
          venue ? <FormsTable venue={venue} forms={known} ofVenue={venues ? venue.id : null} onOpen={open} /> : null
        }
      </ListPage>
    </AntdRoot>
  )
}

type FormsTableProps = {
  venue: Venue
  forms: readonly MenuForm[]
  /** The venue that the address names; null for people who work at one. */
  ofVenue: number | null
  onOpen: (tool: (typeof tools)[number], id: number) => void
}

function FormsTable({ venue, forms, ofVenue, onOpen }: FormsTableProps) {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const facts = useFormFacts()
  const { data: menus = [] } = useQuery(menusOfVenue(venue.id))
  const nameOf = ({ name }: MenuForm) => formTextIn(name, language)
  const columns: Column<MenuForm>[] = [
    {
      key: 'form',
      label: t('columns.form'),
      kind: 'heading',
      render: (form) => (
        <Link className={font.name} to={addressAtVenue(formAddress(form.id), ofVenue)}>
          <bdi>{nameOf(form)}</bdi>
        </Link>
      ),
    },
    {
      key: 'menu',
      label: t('columns.menu'),
      kind: 'detail',
      render: ({ menuId }) => {
        const menu = menus.find(({ id }) => id === menuId)
        return menu ? <bdi>{textIn(menu.name, language)}</bdi> : null
      },
    },
    { key: 'slots', label: t('columns.slots'), kind: 'detail', inCard: 'labelled', render: facts.slots },
    { key: 'cutOff', label: t('columns.cutOff'), isExtra: true, inCard: 'hidden', render: facts.cutOff },
    {
      key: 'state',
      label: t('columns.state'),
      kind: 'state',
      render: ({ isActive }) => (isActive ? null : <StateTag tone="grey" label={t('off')} />),
    },
    {
      key: 'acts',
      label: t('columns.acts'),
      kind: 'acts',
      render: (form) => (
        <ToolRow>
          <ToolButton
            icon={editIcon}
            label={t('edit', { name: nameOf(form) })}
            onClick={() => onOpen('edit', form.id)}
          />
          <ToolButton
            icon={deleteIcon}
            label={t('remove', { name: nameOf(form) })}
            onClick={() => onOpen('delete', form.id)}
          />
        </ToolRow>
      ),
    },
  ]
  return <DataTable label={t('screens.forms')} columns={columns} records={forms} keyOf={({ id }) => id} />
}
