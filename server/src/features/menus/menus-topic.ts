import { staffTopic } from '#kit/topics.ts'

/** What staff hear of menus who read them; guests ask again when they need to. */
export const menusTopic = staffTopic('menus', 'menus:readUnpublished')
