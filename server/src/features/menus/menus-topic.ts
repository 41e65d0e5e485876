import { staffTopic } from '#kit/events/topics.ts'

/**
 * The menu events for staff who may read unpublished menus; guests don't receive any and read the menu again when they
 * need it.
 */
export const menusTopic = staffTopic('menus', 'menus:readUnpublished')
