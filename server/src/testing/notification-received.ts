import type { Topic } from '../platform/pubsub.ts';
import type { Service } from './service.ts';

/**
 * Resolves when this node has received a notification of a change, after all listeners registered before. Call it
 * before the change.
 */
export function notificationReceived({ ctx }: Service, topic: Topic, id: string): Promise<void> {
  return new Promise((resolve) => {
    ctx.pubsub.subscribe(topic, (heard) => {
      if (heard === id) resolve();
    });
  });
}
