import { formTextIn } from '@brigade/domain/preorders/menu-forms.rules.ts'
import { portionsOf } from '@brigade/domain/preorders/portions.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queueAddress } from '#features/preorders/preorders-address.ts'
import { bothLoaded } from '#features/preorders/both-loaded.ts'
import { Quantities } from '#features/preorders/quantities.tsx'
import { oneForm, preOrdersOfDay } from '#features/preorders/preorders.queries.ts'
import { AnswersText } from '#features/preorders/queue/answers-text.tsx'
import { toApiError } from '#kit/calls/api-error.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { BackLink } from '#ui/back-link.tsx'
import { BigButton } from '#ui/big-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { searchIcon } from '#ui/first-icon-paths.ts'
import { printerIcon, trayIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/preorders/preorders.module.css'

/** Shows the sheet of a slot as this browser prints it: a room after the other, then the portions of all. */
export function SlotSheetPage() {
  const t = useTranslations('preorders')
  const language = useLanguage()
  const { day: dayText } = useFormats()
  const [params] = useSearchParams()
  const day = params.get('day') ?? ''
  const slot = params.get('slot') ?? ''
  const formId = Number(params.get('form'))
  const isNamed = formId > 0
  const form = useQuery({ ...oneForm(formId), enabled: isNamed })
  const isUnknown = !isNamed || (form.error !== null && toApiError(form.error).code === 404)
  const ofDay = useQuery(preOrdersOfDay(form.data?.restaurantId ?? null, day))
  const ordered = ofDay.data?.filter(
    (each) => each.formId === form.data?.id && each.slot === slot && each.state !== 'cancelled',
  )
  return (
    <main className={`${styles.sheet} ${stack.column3}`}>
      <title>{`${t('screens.sheet')} · Brigade`}</title>
      <div className={`${styles.bar} ${stack.cluster2}`}>
        <BackLink to={`${queueAddress}?day=${day}`}>{t('screens.queue')}</BackLink>
        <BigButton icon={printerIcon} isOff={!ordered?.length} onClick={() => window.print()}>
          {t('queue.printSheet')}
        </BigButton>
      </div>
      {isUnknown ? (
        <>
          <h1>{t('screens.sheet')}</h1>
          <EmptyState icon={searchIcon} title={t('unknown')} text={t('unknownText')} />
        </>
      ) : (
        <ListStates
          list={bothLoaded({ ...ofDay, data: ordered }, form)}
          empty={<EmptyState icon={trayIcon} title={t('queue.empty')} text={t('queue.emptyText')} />}
        >
          {(known) => (
            <>
              <h1>
                {slot} · <bdi>{form.data ? formTextIn(form.data.name, language) : ''}</bdi> · {dayText(day)}
              </h1>
              <ul className={`${styles.portions} ${stack.column2}`}>
                {known.map((preOrder) => (
                  <li key={preOrder.id} className={styles.room}>
                    <strong>
                      <bdi>{[preOrder.table, preOrder.lastname].filter((text) => text !== '').join(' · ')}</bdi>
                    </strong>{' '}
                    <span className={font.soft}>
                      {t('columns.guests')}: {preOrder.menuFormGuestCount}
                    </span>
                    <p>
                      <AnswersText preOrder={preOrder} />
                    </p>
                  </li>
                ))}
              </ul>
              <h2>{t('queue.portions')}</h2>
              <ul className={styles.portions}>
                {portionsOf(known).map(({ itemId, name, quantity }) => (
                  <li key={itemId}>
                    <Quantities items={[{ itemId, name, quantity }]} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </ListStates>
      )}
    </main>
  )
}
