import { gates } from '@brigade/domain/passphrases/passphrases.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import { NewPassphraseField } from '#features/passphrases/parts/new-passphrase-field.tsx'
import { type PassphraseDraft, passphraseProblemOf, toSend } from '#features/passphrases/passphrase-draft.ts'
import { passphrasesOfVenue, useSetPassphrases } from '#features/passphrases/passphrases.queries.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { problemText, wrongFieldsOf } from '#kit/calls/problem-text.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorNote } from '#ui/error-note.tsx'

type PassphrasesDrawerProps = { venue: Pick<Venue, 'id' | 'name'>; onClose: () => void }

/** Sets the passphrases of a venue whose fields are filled in. The current ones can't be read. */
export function PassphrasesDrawer({ venue, onClose }: PassphrasesDrawerProps) {
  const t = useTranslations('passphrases')
  const ui = useTranslations('ui')
  const formId = useId()
  const [draft, setDraft] = useState<PassphraseDraft>({})
  const [isTried, setIsTried] = useState(false)
  const { data, error, refetch } = useQuery(passphrasesOfVenue(venue.id))
  const { mutate, isPending, error: refusal } = useSetPassphrases(venue.id)
  const refused = wrongFieldsOf(refusal)
  const changes = toSend(draft)
  const isEmpty = Object.keys(changes).length === 0

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    setIsTried(true)
    if (isEmpty || gates.some((gate) => passphraseProblemOf(draft[gate]))) return
    mutate(changes, { onSuccess: onClose })
  }

  return (
    <Drawer
      title={t('settings.of', { venue: venue.name })}
      onClose={onClose}
      actions={
        <>
          <BigButton kind="quiet" onClick={onClose}>
            {ui('goBack')}
          </BigButton>
          <BigButton type="submit" form={formId} isBusy={isPending} disabled={isEmpty}>
            {t('settings.save')}
          </BigButton>
        </>
      }
    >
      <p className={font.soft}>{t('settings.hint')}</p>
      {error ? <ErrorNote error={error} onRetry={() => void refetch()} /> : null}
      <form id={formId} className={stack.column3} onSubmit={handleSubmit} noValidate>
        {gates.map((gate) => {
          const problem = isTried ? passphraseProblemOf(draft[gate]) : undefined
          const refusedAs = refused[gate]
          return (
            <NewPassphraseField
              key={gate}
              gate={gate}
              isSet={data?.isSet[gate]}
              value={draft[gate] ?? ''}
              problem={problem ? t(`settings.${problem}`) : refusedAs && problemText(refusedAs, [])}
              onChange={(text) => setDraft({ ...draft, [gate]: text })}
            />
          )
        })}
      </form>
    </Drawer>
  )
}
