import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { useOpenedTool } from '#kit/features/use-opened-tool.ts'
import { Page } from '#ui/page.tsx'
import type { PosPartProps } from '#features/pos/parts/pos-frame.tsx'
import { Addresses } from '#features/pos/settings/addresses.tsx'
import { Profiles } from '#features/pos/settings/profiles.tsx'
import { setupTools, SetupToolHost } from '#features/pos/settings/setup-tool-host.tsx'
import { UseOfPos } from '#features/pos/settings/use-of-pos.tsx'

/** Shows the address of a venue's point of sale, its use, and its names. */
export function Setup({ venue, actions, parts }: PosPartProps) {
  const t = useTranslations('pos')
  const mayConfigure = useCan('pos:configure')
  const { opened, open, close } = useOpenedTool(setupTools)
  return (
    <Page title={t('screens.pos')} actions={actions}>
      {parts}
      <UseOfPos venue={venue} onEdit={() => open('use', venue.id)} />
      <Addresses venue={venue} mayConfigure={mayConfigure} onOpen={open} />
      <Profiles venue={venue} mayConfigure={mayConfigure} onOpen={open} />
      <SetupToolHost venue={venue} opened={opened} onClose={close} />
    </Page>
  )
}
