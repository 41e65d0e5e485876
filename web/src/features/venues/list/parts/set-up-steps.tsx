import { can, rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { staffRoles } from '@brigade/domain/access/roles.ts'
import { isNeeded, type VenueSetUp } from '@brigade/domain/venues/venues.setup.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useUser } from '#kit/calls/session.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { Icon } from '#ui/icon.tsx'
import { checkIcon, forwardIcon } from '#ui/icon-paths.ts'
import { ListStates } from '#ui/list-states.tsx'
import { Panel } from '#ui/panel.tsx'
import { venueSetUp } from '#features/venues/list/venue-list.queries.ts'
import { type StepScreen, venueStepsSlot } from '#features/venues/public/venue-steps-slot.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import row from '#ui/link-row.module.css'
import styles from '#features/venues/list/parts/set-up-steps.module.css'

/** Lists what a venue needs before guests can order, what is there and what is missing, with the way to each. */
export function SetUpSteps({ venueId }: { venueId: number }) {
  const t = useTranslations('venueList')
  const { number } = useFormats()
  const setUp = useQuery(venueSetUp(venueId))
  const missing = (setUp.data?.steps ?? []).filter((each) => !each.isDone && isNeeded(each.step)).length
  const hint = missing === 0 ? t('setUp.ready') : t('setUp.missing', { count: missing, shown: number(missing) })
  return (
    <Panel title={t('setUp.title')} {...(setUp.data && { hint })}>
      <ListStates list={setUp} isEmpty={() => false}>
        {({ steps }) => (
          <ul className={styles.steps}>
            {missingFirst(steps).map((each) => (
              <li key={each.step}>
                <Step venueId={venueId} {...each} />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </Panel>
  )
}

/** Missing steps come first, then optional ones, then finished ones. Each kind keeps the order of setting up a venue. */
function missingFirst(steps: VenueSetUp['steps']): VenueSetUp['steps'] {
  return steps.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function rankOf(step: VenueSetUp['steps'][number]): number {
  if (step.isDone) return 2
  return isNeeded(step.step) ? 0 : 1
}

type StepProps = VenueSetUp['steps'][number] & { venueId: number }

/**
 * Renders a step: a sign says whether it is done; it leads to its screen if the person may open that. Otherwise it says
 * who does it.
 */
function Step({ venueId, step, isDone, count }: StepProps) {
  const t = useTranslations('venueList')
  const { number } = useFormats()
  const user = useUser()
  const screens = venueStepsSlot.parts().filter((each) => each.step === step)
  const screen = screens.find((each) => can(user, each.permission))
  const roles = staffRoles.filter((role) => screens.some(({ permission }) => rolesThatMay(permission).includes(role)))
  const content = (
    <>
      <span className={`${styles.sign} ${stack.center} ${isDone ? styles.done : ''}`}>
        {isDone ? <Icon path={checkIcon} size={16} /> : null}
      </span>
      <span className={stack.grow}>
        <span className={font.strong}>{t(`setUp.steps.${step}`)}</span>{' '}
        {/* Of the codes, only those that were scanned are counted. */}
        {count && step !== 'codes' ? <span className={font.soft}>{number(count)}</span> : null}
        {isDone ? (
          <span className="visually-hidden">{t('setUp.done')}</span>
        ) : (
          <span className={`${styles.hint} ${font.note}`}>
            {t(`setUp.hints.${step}`)}{' '}
            {screen || roles.length === 0
              ? null
              : t('setUp.who', { roles: listed(roles.map((role) => t(`auth:roles.${role}`))) })}
          </span>
        )}
      </span>
    </>
  )
  if (!screen) return <div className={row.link}>{content}</div>
  return (
    <Link className={row.link} to={addressOf(screen, venueId)}>
      {content}
      <Icon path={forwardIcon} size={18} isDirectional />
    </Link>
  )
}

function addressOf(screen: StepScreen, venueId: number): string {
  if (screen.tool !== undefined) return `?tool=${screen.tool}&of=${venueId}`
  return `${screen.path}${screen.path.includes('?') ? '&' : '?'}venue=${venueId}`
}
