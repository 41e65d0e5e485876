import { can } from '@brigade/domain/access/permissions.ts'
import { Suspense } from 'react'
import { featureList } from '#app/feature-list.ts'
import { useWords } from '#kit/i18n.ts'
import { lazyPart } from '#kit/lazy-parts.ts'
import { useSession } from '#kit/session.ts'
import { useAddressText } from '#kit/use-address.ts'
import { useAddressStep } from '#kit/use-address-step.ts'
import { BigButton } from '#ui/big-button.tsx'

const tools = featureList.flatMap(({ name: feature, alsoSays = [], floating = [] }) =>
  floating.map((tool) => ({ ...tool, Part: lazyPart(tool.part, [feature, ...alsoSays]) })),
)

/**
 * The floating buttons that features bring, and what opens over every screen, for those who may. What is open stands in the address: a reload
 * shows it again, and the browser's back closes it.
 */
export function FloatingTools() {
  const t = useWords('shell')
  const { user, venue } = useSession()
  const [openName] = useAddressText('tool')
  const { openStep, closeStep } = useAddressStep()
  const own = tools.filter(({ permission, isShown }) => can(user, permission) && (isShown?.(venue) ?? true))
  const opened = own.find(({ name }) => name === openName)
  return (
    <>
      {own.map(({ name, button }) =>
        button ? (
          <BigButton
            key={name}
            icon={button.icon}
            aria-haspopup="dialog"
            onClick={() => openStep((next) => next.set('tool', name))}
          >
            {t(button.labelKey)}
          </BigButton>
        ) : null,
      )}
      {opened ? (
        <Suspense>
          <opened.Part
            onClose={() => closeStep((next) => ['tool', ...(opened.params ?? [])].forEach((name) => next.delete(name)))}
          />
        </Suspense>
      ) : null}
    </>
  )
}
