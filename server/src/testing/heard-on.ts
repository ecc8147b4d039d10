import type { Topic } from '../platform/pubsub.ts';
import type { Service } from './service.ts';

/** When this node has heard of a change, and with it everything in the node that listened before. Call it before the change. */
export function heardOn({ ctx }: Service, topic: Topic, id: string): Promise<void> {
  return new Promise((resolve) => {
    ctx.pubsub.subscribe(topic, (heard) => {
      if (heard === id) resolve();
    });
  });
}
