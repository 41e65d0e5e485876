import { languageNames, languages } from '@brigade/domain/kit/languages.ts'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { canMove, isEditable, type MailingAct } from '@brigade/domain/mailing/mailing.states.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { calendarIcon, deleteIcon, editIcon } from '#ui/icon-paths.ts'
import { type MenuAct, MenuButton } from '#ui/menu-button.tsx'
import { useMoveMailing, useRemoveMailing, useTestMailing } from '#features/mailing/mailing.mutations.ts'
import { MailingDrawer } from '#features/mailing/parts/mailing-drawer.tsx'
import { MailingQuestions, type Question } from '#features/mailing/parts/mailing-questions.tsx'

type MailingActsProps = { mailing: Mailing; venue: Venue }

/** The act of each state that is a button of its own; the others are in the menu beside it. */
const mainActs = {
  draft: 'send',
  scheduled: 'cancel',
  sending: 'pause',
  paused: 'resume',
  sent: null,
  stopped: null,
} as const satisfies Record<Mailing['state'], MailingAct | null>

/** The acts that are done without a question. */
const plainActs = ['cancel', 'pause', 'resume'] as const

/** Renders what can be done with a mailing in its state. */
export function MailingActs({ mailing, venue }: MailingActsProps) {
  const t = useTranslations('mailing')
  const { id, version, state } = mailing
  const [question, setQuestion] = useState<Question | null>(null)
  const [isEdited, setIsEdited] = useState(false)
  const navigate = useNavigate()
  const move = useMoveMailing()
  const test = useTestMailing()
  const remove = useRemoveMailing()
  const main = mainActs[state]

  function handleAct(act: MailingAct): void {
    const plain = plainActs.find((each) => each === act)
    if (plain) move.mutate({ id, act: plain, version })
    else if (act === 'send' || act === 'schedule' || act === 'stop') setQuestion(act)
  }

  const further: MenuAct[] = [
    ...(state === 'draft' || state === 'scheduled'
      ? languages
          .filter((language) => mailing.messages[language])
          .map((language) => ({
            key: `test ${language}`,
            label: `${t('acts.test')}: ${languageNames[language]}`,
            onChoose: () => test.mutate({ id, language }),
          }))
      : []),
    ...(['schedule', 'send', 'stop'] as const)
      .filter((act) => act !== main && canMove(state, act))
      .map((act) => ({
        key: act,
        label: t(`acts.${act}`),
        ...(act === 'schedule' && { icon: calendarIcon }),
        isDanger: act === 'stop',
        onChoose: () => handleAct(act),
      })),
    ...(isEditable(state)
      ? [
          {
            key: 'remove',
            label: t('acts.remove'),
            icon: deleteIcon,
            isDanger: true,
            onChoose: () => setQuestion('remove'),
          },
        ]
      : []),
  ]

  return (
    <>
      <MenuButton acts={further} />
      {isEditable(state) ? (
        <BigButton kind="quiet" icon={editIcon} onClick={() => setIsEdited(true)}>
          {t('acts.edit')}
        </BigButton>
      ) : null}
      {main ? (
        <BigButton isBusy={move.isPending} onClick={() => handleAct(main)}>
          {t(`acts.${main}`)}
        </BigButton>
      ) : null}
      {isEdited ? <MailingDrawer venue={venue} mailing={mailing} onClose={() => setIsEdited(false)} /> : null}
      {question ? (
        <MailingQuestions
          question={question}
          mailing={mailing}
          timeZone={venue.timeZone}
          isBusy={move.isPending || remove.isPending}
          onMove={(body) => move.mutate({ id, version, ...body }, { onSettled: () => setQuestion(null) })}
          onRemove={() =>
            remove.mutate(id, {
              onSuccess: () => void navigate(`/mailing?venue=${venue.id}`),
              onSettled: () => setQuestion(null),
            })
          }
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </>
  )
}
