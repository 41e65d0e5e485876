import { copyMenuPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { CopiedMenu, CopyMenu } from '@brigade/domain/menus/menus.copy.ts'
import { requiredLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Checkbox } from 'antd'
import { useId, useState } from 'react'
import { NameInput } from '#features/menus/bulk/file/name-input.tsx'
import { refetchMenus } from '#features/menus/menus.live.ts'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import type { VenueChoices } from '#features/venues/public/use-venue-choices.ts'
import { useOwnVenueChoices } from '#features/venues/public/use-own-venue-choices.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { VenueSelect } from '#features/venues/public/venue-select.tsx'
import { oneVenue } from '#features/venues/venues.queries.ts'
import { callRest } from '#kit/calls/rest-client.ts'
import { wrongFieldsOf } from '#kit/calls/problem-text.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { readName } from '#kit/i18n/read-name.ts'
import { sendOnce } from '#kit/outbox/send-once.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import font from '#ui/font.module.css'
import { Icon } from '#ui/icon.tsx'
import stack from '#ui/stack.module.css'

type CopyMenuDialogProps = { venue: Venue; menu: Menu; onClose: () => void }

/** The timeout in milliseconds: a menu of thousands of dishes takes seconds. */
const withinMs = 120_000

/** Copies a menu to another venue, and warns first where prices would mean something else there. */
export function CopyMenuDialog({ venue, menu, onClose }: CopyMenuDialogProps) {
  const t = useTranslations('menuBulk')
  const ui = useTranslations('ui')
  const { withPassphrase } = usePassphrase()
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [name, setName] = useState<Menu['name']>(menu.name)
  const [withPosIds, setWithPosIds] = useState(false)
  const [keepPrices, setKeepPrices] = useState(false)
  const { choices, error } = useOwnVenueChoices()
  const others = choices?.shown.filter(({ id }) => id !== venue.id) ?? []
  const isAlone = choices?.total === 1
  const targetId = chosenId ?? onlyOneOf(others)
  const { data: target } = useQuery({ ...oneVenue(targetId), enabled: targetId !== null })
  const differs = target !== undefined && target.currency !== venue.currency
  const { money } = useVenueFormats(venue)
  const { money: moneyThere } = useVenueFormats(target ?? venue)
  const hasPos = venue.isPOSIntegrated && target?.isPOSIntegrated === true
  const copy = useMutation({
    mutationFn: (body: CopyMenu) =>
      withPassphrase(() =>
        sendOnce({
          name: `copyMenu/${menu.id}`,
          request: body,
          send: (idempotencyKey) => send({ ...body, idempotencyKey }),
        }),
      ),
    onSuccess() {
      showToast({ kind: 'success', text: t('copy.done', { venue: target?.name ?? '' }) })
      void refetchMenus()
      onClose()
    },
    onError: (thrown) => Object.keys(wrongFieldsOf(thrown)).length > 0 || showError(thrown),
  })
  const problems = copy.error ? wrongFieldsOf(copy.error) : {}

  /** Another venue may have another currency: what was said about prices was not said of it. */
  function handleChoose(id: number): void {
    setChosenId(id)
    setKeepPrices(false)
  }

  function handleCopy(): void {
    if (targetId === null) return
    copy.mutate({
      menuId: menu.id,
      restaurantId: targetId,
      name: Object.fromEntries(requiredLanguages.map((language) => [language, name[language] ?? ''])),
      ...(hasPos && { withPosIds }),
      ...(differs && { keepPrices }),
    })
  }

  return (
    <AntdRoot>
      <Dialog
        title={t('copy.title', { menu: readName(menu.name) })}
        onClose={onClose}
        actions={
          <>
            <BigButton kind="quiet" onClick={onClose}>
              {ui('goBack')}
            </BigButton>
            <BigButton isBusy={copy.isPending} disabled={!target || (differs && !keepPrices)} onClick={handleCopy}>
              {t('copy.copy')}
            </BigButton>
          </>
        }
      >
        <div className={stack.column3}>
          <p className={font.soft}>{t('copy.text')}</p>
          {error ? <p className={font.red}>{t('copy.noVenues')}</p> : null}
          {isAlone ? <p role="status">{t('copy.noOther')}</p> : null}
          {choices && !isAlone ? (
            <TargetSelect venues={others} total={choices.total} chosenId={targetId} onChoose={handleChoose} />
          ) : null}
          {requiredLanguages.map((language) => (
            <NameInput
              key={language}
              language={language}
              label={(words) => t('copy.name', { language: words })}
              value={name[language] ?? ''}
              problem={problems[`name.${language}`]}
              onChange={(text) => setName({ ...name, [language]: text })}
            />
          ))}
          {hasPos ? (
            <Checkbox checked={withPosIds} onChange={({ target: box }) => setWithPosIds(box.checked)}>
              {t('copy.withPosIds')}
            </Checkbox>
          ) : null}
          {differs ? (
            <>
              <p className={stack.row2} role="alert">
                <Icon path={warningIcon} /> {t('copy.currencies', { from: money(12), to: moneyThere(12) })}
              </p>
              <Checkbox checked={keepPrices} onChange={({ target: box }) => setKeepPrices(box.checked)}>
                {t('copy.keepPrices')}
              </Checkbox>
            </>
          ) : null}
        </div>
      </Dialog>
    </AntdRoot>
  )
}

/** Returns the venue that is chosen already, because there is no other. */
function onlyOneOf(others: VenueChoices['shown']): number | null {
  return others.length === 1 ? others[0]!.id : null
}

type TargetSelectProps = {
  venues: VenueChoices['shown']
  total: number
  chosenId: number | null
  onChoose: (id: number) => void
}

function TargetSelect({ venues, total, chosenId, onChoose }: TargetSelectProps) {
  const t = useTranslations('venues')
  const id = useId()
  return (
    <div className={stack.column2}>
      <label htmlFor={id} className={font.strong}>
        {t('picker')}
      </label>
      <VenueSelect<number> id={id} venues={venues} total={total} value={chosenId ?? undefined} onChange={onChoose} />
    </div>
  )
}

function send(data: CopyMenu): Promise<CopiedMenu> {
  return callRest('create', copyMenuPath, { data, withinMs })
}
