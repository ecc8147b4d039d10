#!/bin/sh
# Run once by the image of PostgreSQL: lets the standby copy and follow this server.
echo "host replication coinop all scram-sha-256" >> "$PGDATA/pg_hba.conf"
